/** How a person is related to the course, lesson or page that they would earn from. */
export interface Involvement {
  role: 'student' | 'teacher' | 'admin';
  /** They teach it, or it is their own page; an archived teacher is still its author. */
  isItsTeacher: boolean;
  /** They have saved a lesson of the course. */
  hasWritten: boolean;
}

/**
 * Whether a person is excluded from earning, because they could make what they are paid for. Admins
 * may edit everything, so they earn from no course, lesson or page at all.
 */
export function isOwnWork({ role, isItsTeacher, hasWritten }: Involvement): boolean {
  return role === 'admin' || isItsTeacher || hasWritten;
}
