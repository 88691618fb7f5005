/** What the authorities and the prices of the country ask of the fields. */
export const ownCountry = {
  /** The Australian Business Number, of eleven digits with a check sum. */
  businessNumber: {
    label: 'ABN',
    form: String.raw`\d{2}( ?\d{3}){3}`,
    rule: 'must be the eleven digits alone',
    example: '12 345 678 901',
    weights: [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19],
    modulus: 89,
    remainder: 10,
    register: 'https://abr.business.gov.au',
  },
  /** In its currency. A higher one is a slip of the keyboard. */
  highestPrice: { forOne: 5000, forBoat: 20_000 },
} as const;
