import { mediaAdminCalls, mediaTeachCalls } from '#contract/media.ts';
import { useSiteData } from '#web/lib/site-data.ts';

/** The calls about media for the current role: admins see every file, teachers their own. */
export function useMediaCalls(): typeof mediaAdminCalls | typeof mediaTeachCalls {
  const { user } = useSiteData();
  return user?.role === 'admin' ? mediaAdminCalls : mediaTeachCalls;
}
