import { about } from '../about';
import { ownerFacts } from '../owner-facts';

const { boat, crew } = ownerFacts;

/** What the owner has filled in about the boat, each fact with its label. */
export const boatFacts = Object.entries(about.boat.labels)
  .map(([name, label]) => ({ label, value: boat[name as keyof typeof about.boat.labels] }))
  .filter(({ value }) => value.trim());

/** Each person of the crew with what the owner has filled in about them, such as their years on the water. */
export const crewFacts = crew.map(({ name, years = '', licence = '', picture }) => ({
  name,
  facts: [years, licence].filter((fact) => fact.trim()),
  picture,
}));
