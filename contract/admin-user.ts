import { z } from 'zod';
import { redemptionStatus } from '#contract/redemptions.ts';
import { adminRole, listedSession, role } from './accounts.ts';
import { id, isoTime, locale } from './fields.ts';
import { pointsBalance } from './points.ts';

/** An account as admins see it. */
const adminUserFields = {
  user_id: id,
  email: z.string(),
  email_verified: z.boolean().describe('They opened a link sent to the address.'),
  name: z.string(),
  avatar: z.string().nullable(),
  role,
  admin_role: adminRole.nullable().describe('What an admin answers for; null: not an admin.'),
  language_preference: locale,
  is_active: z.boolean(),
  is_archived: z.boolean().describe('Removed and made anonymous.'),
  has_password: z.boolean().describe('false: they have not set one by their email link yet.'),
  available_points: z.int(),
  created_at: isoTime,
  last_seen_at: isoTime.nullable(),
  version: z.int(),
};
export const adminUser = z.object(adminUserFields).meta({ id: 'AdminUser' });
export type AdminUser = z.output<typeof adminUser>;

const person = z.object({ user_id: id, name: z.string() });

/** Everything about one person; long lists begin with the latest and are counted in full. */
export const adminUserDetail = z
  .object({
    ...adminUserFields,
    has_second_factor: z.boolean(),
    email_bounced_at: isoTime
      .nullable()
      .describe('When the mail server refused the address permanently; null: it accepts it.'),
    balance: pointsBalance,
    teacher: z.object({ teacher_id: id, name: z.string(), name_zh: z.string() }).nullable(),
    letter_waits: z.boolean().describe('An email with a link to set a password is queued.'),
    came_with: z
      .object({
        invitation_code_id: id,
        code: z.string(),
        used_at: isoTime,
        owner: person.nullable().describe('null: a code of the academy.'),
      })
      .nullable(),
    own_code: z.object({ invitation_code_id: id, code: z.string() }).nullable(),
    brought: z.object({
      count: z.int(),
      list: z.array(person.extend({ used_at: isoTime })),
    }),
    courses: z.object({
      count: z.int(),
      list: z.array(
        z.object({
          course_id: id,
          title: z.string(),
          title_zh: z.string(),
          progress: z.int().describe('Percent of its contents that are completed.'),
          points_spent: z.int().nullable().describe('null: not redeemed.'),
          completed_at: isoTime.nullable(),
          last_at: isoTime,
        }),
      ),
    }),
    redemptions: z.object({
      count: z.int(),
      list: z.array(
        z.object({
          redemption_id: id,
          reward_name: z.string(),
          reward_name_zh: z.string(),
          points_spent: z.int(),
          status: redemptionStatus,
          created_at: isoTime,
        }),
      ),
    }),
    reviews: z.object({
      count: z.int(),
      list: z.array(
        z.object({
          review_id: id,
          course_id: id,
          title: z.string(),
          title_zh: z.string(),
          rating: z.int(),
          comment: z.string(),
          is_hidden: z.boolean(),
          created_at: isoTime,
        }),
      ),
    }),
    submission_count: z.int(),
    ungraded_count: z.int(),
    sessions: z.array(listedSession),
    audit: z.array(
      z.object({ audit_id: id, at: isoTime, actor_name: z.string(), action: z.string() }),
    ),
  })
  .meta({ id: 'AdminUserDetail' });
export type AdminUserDetail = z.output<typeof adminUserDetail>;
