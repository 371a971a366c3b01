import { type SiteSettings, siteSettings } from '#contract/marketing.ts';

/** The settings row as the contract promises it: what is stored as JSON is checked here. */
export function presentSiteSettings(row: Record<string, unknown>): SiteSettings {
  return siteSettings.parse(row);
}
