import {
  type RedemptionDetail,
  type RedemptionItem,
  redemptionStatus,
} from '#contract/redemptions.ts';
import type { AdminRedemption } from '#contract/redemptions-admin.ts';
import { keepsAgreedTime } from '#domain/consultations.ts';
import { couponState } from '#domain/coupon.ts';
import { isShippingCountry } from '#domain/shipping-country.ts';
import { couponTerms } from '../reward-coupon.rules.ts';
import type { RedemptionEventRow, RedemptionRow } from './redemptions.queries.ts';
import type { SharedRow } from './shared-redemptions.queries.ts';
import { waitingHours } from './waiting-hours.rules.ts';

export function presentRedemptionItem(row: RedemptionRow): RedemptionItem {
  return {
    redemption_id: row.redemption_id,
    redemption_date: row.created_at.toISOString(),
    recipient_name: row.recipient_name,
    points_spent: row.points_spent,
    status: row.status,
    reward_id: row.reward_id,
    reward_name: row.reward_name,
    reward_name_zh: row.reward_name_zh,
    image: row.image,
  };
}

/** The country of a parcel; null where none was given. */
export function presentCountry({ shipping_country: country }: RedemptionRow) {
  return isShippingCountry(country) ? country : null;
}

/** The course that a request asks for; null: it asks for none. */
function presentCourse({ course_id, course_title, course_title_zh }: RedemptionRow) {
  if (course_id === null) return null;
  return { course_id, title: course_title ?? '', title_zh: course_title_zh ?? '' };
}

/** The times of a consultation; null: the request is for none. */
function presentConsultation(row: RedemptionRow) {
  if (row.consultation_id === null) return null;
  const proposals = [row.first_choice, row.second_choice, row.third_choice];
  const agreed =
    row.starts_at === null || row.ends_at === null || !keepsAgreedTime(row)
      ? null
      : {
          starts_at: row.starts_at.toISOString(),
          ends_at: row.ends_at.toISOString(),
          place: row.place ?? '',
        };
  return { proposed_times: proposals.flatMap((choice) => choice?.toISOString() ?? []), agreed };
}

/** The coupon of a request, made or to come; null: the request is for none. */
function presentCoupon(row: RedemptionRow, now: Date) {
  const value = couponTerms(row);
  if (value === null) return null;
  const terms = { ...value, courses: row.coupon_courses };
  const { made_code: code, made_ends_at: end } = row;
  if (code === null || end === null) return { ...terms, made: null };
  const made = {
    starts_at: row.made_starts_at,
    ends_at: end,
    archived_at: row.made_archived_at,
    max_uses: row.made_max_uses,
    used_count: row.made_used_count ?? 0,
  };
  return { ...terms, made: { code, ends_at: end.toISOString(), state: couponState(made, now) } };
}

function presentDelivery(row: RedemptionRow, now: Date) {
  return {
    recipient_phone: row.recipient_phone,
    shipping_address: row.shipping_address,
    shipping_city: row.shipping_city,
    shipping_province: row.shipping_province,
    shipping_postal_code: row.shipping_postal_code,
    shipping_country: presentCountry(row),
    additional_notes: row.additional_notes,
    requires_shipping: row.requires_shipping,
    delivers_code: row.delivers_code,
    fulfils_itself: row.fulfils_itself,
    course: presentCourse(row),
    consultation: presentConsultation(row),
    coupon: presentCoupon(row, now),
    carrier: row.carrier,
    tracking_number: row.tracking_number,
    rejection_reason: row.rejection_reason,
  };
}

function presentEvent(event: RedemptionEventRow, by: string, note: string) {
  const { status, at, is_correction } = event;
  return { status: redemptionStatus.parse(status), at: at.toISOString(), by, note, is_correction };
}

/**
 * A request as its learner sees it: admins appear as the academy, and their notes are left out,
 * except the reason of a rejection.
 */
export function presentRedemptionDetail(
  row: RedemptionRow,
  events: readonly RedemptionEventRow[],
  academy: string,
  now: Date,
): RedemptionDetail {
  return {
    ...presentRedemptionItem(row),
    ...presentDelivery(row, now),
    events: events.map((event) =>
      presentEvent(
        event,
        event.actor_user_id === row.user_id ? row.user_name : academy,
        event.status === 'rejected' ? (row.rejection_reason ?? '') : '',
      ),
    ),
  };
}

/**
 * A request as admins see it: who made each transition, internal notes, and requests of other
 * accounts that go to the same address.
 */
export function presentAdminRedemption(
  row: RedemptionRow,
  { events, shared }: { events: readonly RedemptionEventRow[]; shared: readonly SharedRow[] },
  academy: string,
  now: Date,
): AdminRedemption {
  return {
    ...presentRedemptionItem(row),
    ...presentDelivery(row, now),
    user_id: row.user_id,
    user_name: row.user_name,
    user_email: row.user_email,
    // A removed person has no name any more.
    events: events.map((event) => presentEvent(event, event.actor_name || academy, event.note)),
    waiting_hours: waitingHours(row, now),
    shared_with: shared.map(({ of_redemption_id: _, created_at, ...other }) => ({
      ...other,
      redemption_date: created_at.toISOString(),
    })),
    version: row.version,
  };
}
