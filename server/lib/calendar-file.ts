/** An appointment in a calendar file. */
export interface CalendarEvent {
  /** The same for every revision of it, and for nothing else in the world. */
  uid: string;
  /** Calendars replace an earlier revision by a later one. */
  revision: number;
  writtenAt: Date;
  startsAt: Date;
  endsAt: Date;
  title: string;
  place: string;
  description: string;
  url: string;
}

/** `20260302T020000Z` */
const utc = (at: Date) => at.toISOString().replace(/[-:]|\.\d{3}/g, '');

/** Text as RFC 5545 writes it (3.3.11); other control characters are not allowed in it. */
function escaped(text: string): string {
  return (
    text
      .replace(/\r\n?/g, '\n')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed.
      .replace(/[\u0000-\u0008\u000B-\u001F\u007F]/g, '')
      .replace(/[\\;,]/g, '\\$&')
      .replace(/\n/g, '\\n')
  );
}

/** The most octets of a line, and of what follows the space of a continued one (3.1). */
const LINE_OCTETS = 75;

/** A line folded where it is too long, never within a character. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > LINE_OCTETS) {
      parts.push(part);
      part = '';
      // The space that continues the line.
      octets = 1;
    }
    part += character;
    octets += size;
  }
  return [...parts, part].join('\r\n ');
}

/** A calendar file of one appointment, as RFC 5545 describes it. */
export function writeCalendarFile(event: CalendarEvent): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Prospect Academy//Consultations//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escaped(event.uid)}`,
    `SEQUENCE:${event.revision}`,
    `DTSTAMP:${utc(event.writtenAt)}`,
    `DTSTART:${utc(event.startsAt)}`,
    `DTEND:${utc(event.endsAt)}`,
    `SUMMARY:${escaped(event.title)}`,
    `LOCATION:${escaped(event.place)}`,
    `DESCRIPTION:${escaped(event.description)}`,
    `URL:${event.url}`,
    'STATUS:CONFIRMED',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}
