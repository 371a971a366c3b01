import { pageFrom } from '#web/lib/query.ts';

export const profileTabs = ['profile', 'points', 'redemptions', 'settings'] as const;
export type ProfileTab = (typeof profileTabs)[number];

/** The view that the address of the profile requests. */
export interface ProfileView {
  tab: ProfileTab;
  page: number;
  /** The request to show in full, on the tab of redemptions. */
  redemption: number | null;
}

/** Parses the address; unknown values are ignored. */
export function readProfileView(params: URLSearchParams): ProfileView {
  const tab = profileTabs.find((name) => name === params.get('tab')) ?? 'profile';
  const redemption = params.get('redemption') ?? '';
  const isRequest = tab === 'redemptions' && /^[1-9]\d{0,8}$/.test(redemption);
  return {
    tab,
    page: tab === 'points' || tab === 'redemptions' ? pageFrom(params.get('page')) : 1,
    redemption: isRequest ? Number(redemption) : null,
  };
}

/** The address of a tab, a page of it, or one request. */
export function profilePath({ tab, page = 1, redemption = null }: Partial<ProfileView>): string {
  const query = new URLSearchParams();
  if (tab && tab !== 'profile') query.set('tab', tab);
  if (page > 1) query.set('page', String(page));
  if (redemption !== null) query.set('redemption', String(redemption));
  const text = query.toString();
  return text === '' ? '/profile' : `/profile?${text}`;
}
