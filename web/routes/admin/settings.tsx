import { siteSettingsAdminCalls } from '#contract/academy-admin.ts';
import { SettingsForm } from '#web/admin/academy/settings-form.tsx';
import { requireAdmin } from '#web/lib/guard.ts';
import type { Route } from './+types/settings.ts';

export async function loader(args: Route.LoaderArgs) {
  const { api } = requireAdmin(args, 'settings');
  const settings = await api.call(siteSettingsAdminCalls.get);
  const known = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', settings.time_zone]);
  return { settings, timeZones: [...known].sort(), now: new Date().toISOString() };
}

export default function AdminSettings({ loaderData }: Route.ComponentProps) {
  const { settings, timeZones, now } = loaderData;
  return <SettingsForm settings={settings} timeZones={timeZones} now={now} />;
}
