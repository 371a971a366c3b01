/**
 * The places on the public pages that hold passages, in the order of the pages. `one`: a heading
 * that is always there and is edited; `many`: passages that admins add, arrange and archive.
 */
export const passageSections = {
  home_vision: 'one',
  home_pillar: 'many',
  home_goal: 'one',
  home_program: 'one',
  home_program_fact: 'many',
  about_intro: 'one',
  about_origin: 'one',
  about_goal: 'one',
  about_promise: 'one',
  about_do: 'many',
  about_dont: 'many',
  about_ways: 'one',
  about_way: 'many',
  about_contact: 'one',
  history_intro: 'one',
  history_capabilities: 'one',
  history_capability: 'many',
  history_funds: 'one',
  history_fund: 'many',
} as const satisfies Record<string, 'one' | 'many'>;

export type PassageSection = keyof typeof passageSections;
export const passageSectionNames = Object.keys(passageSections) as PassageSection[];

/** The sections to which passages can be added. */
export const openPassageSections = passageSectionNames.filter(
  (section) => passageSections[section] === 'many',
);
