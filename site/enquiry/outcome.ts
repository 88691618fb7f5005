import enquiryOutcomeFile from '../../data/enquiry-outcome.json' with {
  type: 'json',
};

/** The messages about the result of an enquiry, and its other ways. */
export { enquiryOutcomeFile as enquiryOutcome };
