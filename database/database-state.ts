/** `readOnly`: it answers, but takes no changes, as a replica or a primary that was demoted. */
export type DatabaseState = 'up' | 'readOnly' | 'away';
