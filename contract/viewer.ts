/** For whom a page was rendered: a person by their id, or any guest. */
export type PageViewer = `user-${number}` | 'guest';

/** What every page shows a person about their account. */
export interface AccountNotices {
  /** A version of the legal texts is in force that they have not agreed to. */
  consentDue: boolean;
  /** When their account is deleted as they asked, in ISO form; null: it is not. */
  deletesAt: string | null;
  /** The mail server refuses their address: emails to it come back. */
  emailBounces: boolean;
  /** How many notices of theirs are unread, counted up to one more than is shown. */
  unread: number;
  /** The academy requires a second factor of them, and they have none: they cannot work yet. */
  lacksSecondFactor: boolean;
  /** From when they need a second factor, in ISO form; null: they have one, or need none. */
  secondFactorFrom: string | null;
}

/**
 * Every page says in this header for whom it was rendered, so that what a device keeps of
 * it can never be shown to anybody else.
 */
export const VIEWER_HEADER = 'x-academy-viewer';

export function viewerOf(user: { user_id: number } | null): PageViewer {
  return user === null ? 'guest' : `user-${user.user_id}`;
}
