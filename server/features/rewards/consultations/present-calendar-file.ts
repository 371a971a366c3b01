import { Readable } from 'node:stream';
import { keepsAgreedTime } from '#domain/consultations.ts';
import type { Locale } from '#domain/locale.ts';
import type { RedemptionStatus } from '#domain/redemption-status.ts';
import { createTranslator } from '#i18n/index.ts';
import { FileResponse } from '#server/http/file-response.ts';
import { AppError } from '#server/lib/app-error.ts';
import { writeCalendarFile } from '#server/lib/calendar-file.ts';

interface Appointment {
  redemption_id: number;
  status: RedemptionStatus;
  reward_name: string;
  reward_name_zh: string;
  starts_at: Date | null;
  ends_at: Date | null;
  agreed_at: Date | null;
  place: string | null;
  revision: number | null;
}

/**
 * The agreed time of a consultation as a file for calendars, in the reader's language.
 * @throws AppError NOT_FOUND where no time is agreed, or the request was declined
 */
export function presentCalendarFile(
  row: Appointment,
  { locale, academy, origin }: { locale: Locale; academy: string; origin: string },
): FileResponse {
  const { starts_at: startsAt, ends_at: endsAt, agreed_at: agreedAt } = row;
  const isAgreed = startsAt !== null && endsAt !== null && agreedAt !== null;
  if (!isAgreed || !keepsAgreedTime(row)) throw new AppError('NOT_FOUND');
  const { t } = createTranslator(locale);
  const { redemption_id: number, reward_name: english, reward_name_zh: chinese } = row;
  const content = Buffer.from(
    writeCalendarFile({
      uid: `redemption-${number}@${new URL(origin).hostname}`,
      revision: (row.revision ?? 1) - 1,
      writtenAt: agreedAt,
      startsAt,
      endsAt,
      title: locale === 'zh' ? chinese || english : english || chinese,
      place: row.place ?? '',
      description: t('messages.rewards.consultation.about', { number, academy }),
      url: `${origin}/profile?tab=redemptions&redemption=${number}`,
    }),
  );
  return new FileResponse({
    stream: Readable.from([content]),
    bytes: content.length,
    type: 'text/calendar; charset=utf-8',
    name: `${t('messages.rewards.consultation.fileName', { number })}.ics`,
  });
}
