import enquiryOutcomeFile from '../../data/enquiry-outcome.json' with {
  type: 'json',
};

/**
 * The messages about the result of an enquiry. The scripts of every page have
 * them, because a visitor may leave the form meanwhile.
 */
export { enquiryOutcomeFile as enquiryOutcome };
