/** How to reach the island and the boats. Fares and timetables are left out, because the operators change them. */
export const gettingHere = {
  updated: '2026-11-21',
  heading: 'Getting to Nelly Bay',
  lead: 'Magnetic Island lies 8 km off Townsville. Both ferries come in at Nelly Bay, and so do our boats.',
  ways: [
    {
      title: 'Passenger ferry',
      text: 'From the Breakwater terminal in Townsville to Nelly Bay, about 20 minutes. You step off in the harbour.',
    },
    {
      title: 'Car ferry',
      text: 'From South Townsville to Nelly Bay, about 40 minutes, with or without a car. Vehicles need a booking.',
    },
    {
      title: 'Island bus',
      text: 'Buses stop at the ferry terminal and run along the east of the island, between Picnic Bay, Nelly Bay, Arcadia and Horseshoe Bay.',
    },
    {
      title: 'By air or rail',
      text: 'Townsville has an airport and a station on the line between Brisbane and Cairns. The ferries are a short drive from either.',
    },
  ],
  note: 'Leave a spare ferry between your crossing and your tour, and check the operators’ timetables for the way back.',
} as const;
