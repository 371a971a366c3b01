import { PARCEL_LINES, type ParcelFate } from '#contract/parcels-admin.ts';
import { trackingNumber } from '#contract/redemptions-admin.ts';
import { foldText } from '#contract/text.ts';
import type { RedemptionStatus } from '#domain/redemption-status.ts';
import { fieldError } from '#server/lib/app-error.ts';
import { readListRows } from '#server/lib/read-list-rows.ts';

/** A line of a list of tracking numbers; `shipped` where nothing in the line prevents it. */
interface ParcelLine {
  /** In the list, from 1. */
  line: number;
  /** As it is written there. */
  request: string;
  /** null: what is written there is no number of a request. */
  redemptionId: number | null;
  carrier: string;
  trackingNumber: string;
  fate: ParcelFate;
}

/** What the database has of a request that a list names. */
interface FoundParcel {
  redemption_id: number;
  recipient_name: string;
  status: RedemptionStatus;
  requires_shipping: boolean;
  tracking_number: string | null;
  /** Not the admin's own. */
  may_decide: boolean;
}

/** Headings of the columns, in lower case and without spaces, dots and dashes. */
const headings = {
  request: [
    'request',
    'requestno',
    'requestnumber',
    'requestid',
    'redemption',
    'redemptionid',
    'order',
    'orderno',
    'ordernumber',
    'orderid',
    'reference',
    'referenceno',
    'referencenumber',
    'ref',
    'refno',
    'customerreference',
    '申请编号',
    '兑换编号',
    '编号',
    '订单号',
    '订单编号',
    '客户订单号',
    '商家订单号',
    '参考号',
    '客户单号',
  ],
  number: [
    'tracking',
    'trackingno',
    'trackingnumber',
    'trackingid',
    'trackingcode',
    'waybill',
    'waybillno',
    'waybillnumber',
    'awb',
    'awbno',
    'consignmentno',
    'consignmentnumber',
    '包裹编号',
    '运单号',
    '运单编号',
    '快递单号',
    '物流单号',
    '追踪号',
    '单号',
  ],
  carrier: [
    'carrier',
    'courier',
    'couriername',
    'shippedby',
    '快递公司',
    '承运商',
    '物流公司',
    '快递',
  ],
} as const;

/** As admins write the number of a request: `12`, `#12`, `No. 12`, `编号 12`. */
const REQUEST = /^(?:#|no\.?|编号)?\s*([1-9]\d{0,8})$/i;
const MAX_CARRIER = 80;
/** What a report shows of a cell that is too long for what it should be. */
const MAX_SHOWN = 80;

const keyOf = (cell: string) =>
  foldText(cell)
    .toLowerCase()
    .replace(/[\s_.:-]/g, '');

interface Columns {
  request: number;
  number: number;
  carrier: number;
}

/** The columns by their headings; null where the first line has none for request and number. */
function findColumns(header: readonly string[]): Columns | null {
  const keys = header.map(keyOf);
  const find = (names: readonly string[]) => keys.findIndex((key) => names.includes(key));
  const columns = {
    request: find(headings.request),
    number: find(headings.number),
    carrier: find(headings.carrier),
  };
  return columns.request === -1 || columns.number === -1 ? null : columns;
}

const readRows = (list: string) =>
  readListRows(list, {
    maxLines: PARCEL_LINES,
    unreadable: () =>
      fieldError('VALIDATION_FAILED', 'list', 'messages.rewards.parcels.unreadable'),
  });

/**
 * Reads a pasted table or the CSV of a courier: by its headings, English or Chinese, in any order;
 * without headings the columns are request, tracking number and carrier.
 * @param carrier of the lines that name none
 * @throws AppError VALIDATION_FAILED at the field `list`
 */
export function readParcelList(list: string, carrier: string): ParcelLine[] {
  const rows = readRows(list);
  const first = rows[0]?.record ?? [];
  const named = findColumns(first);
  if (named === null && !REQUEST.test(foldText(first[0] ?? '').trim())) {
    throw fieldError('VALIDATION_FAILED', 'list', 'messages.rewards.parcels.header');
  }
  const columns = named ?? { request: 0, number: 1, carrier: 2 };
  const body = named === null ? rows : rows.slice(1);
  if (body.length === 0) {
    throw fieldError('VALIDATION_FAILED', 'list', 'validation.parcels_required');
  }
  if (body.length > PARCEL_LINES) {
    throw fieldError('VALIDATION_FAILED', 'list', {
      key: 'messages.rewards.parcels.tooMany',
      params: { limit: PARCEL_LINES },
    });
  }
  const requests = new Set<number>();
  const numbers = new Set<string>();
  return body.map(({ record, info }) => {
    const cell = (column: number) => foldText(record[column] ?? '').trim();
    const request = cell(columns.request);
    const [, digits] = REQUEST.exec(request) ?? [];
    const line = {
      line: info.lines,
      request: request.slice(0, MAX_SHOWN),
      redemptionId: digits === undefined ? null : Number(digits),
      carrier: (cell(columns.carrier) || carrier).slice(0, MAX_CARRIER + 1),
      trackingNumber: cell(columns.number),
    };
    const key = line.trackingNumber.replace(/[\s-]/g, '').toUpperCase();
    const fate = fateOf(line, requests, numbers.has(key));
    if (line.redemptionId !== null) requests.add(line.redemptionId);
    if (fate === 'shipped') numbers.add(key);
    return { ...line, trackingNumber: line.trackingNumber.slice(0, MAX_SHOWN), fate };
  });
}

/** What the line itself, and the lines before it, allow. */
function fateOf(
  line: Omit<ParcelLine, 'fate'>,
  requests: ReadonlySet<number>,
  isNumberUsed: boolean,
): ParcelFate {
  if (line.redemptionId === null) return 'bad_request';
  if (requests.has(line.redemptionId)) return 'duplicate';
  if (line.trackingNumber === '') return 'no_number';
  if (!trackingNumber.safeParse(line.trackingNumber).success) return 'bad_number';
  if (isNumberUsed) return 'number_used';
  if (line.carrier === '') return 'no_carrier';
  return line.carrier.length > MAX_CARRIER ? 'bad_carrier' : 'shipped';
}

/**
 * Adds what the requests themselves allow. What is shipped with the same number already is so
 * whatever else is missing: a repetition changes nothing.
 */
export function withFoundParcels(
  lines: readonly ParcelLine[],
  found: ReadonlyMap<number, FoundParcel>,
): ParcelLine[] {
  return lines.map((line) => {
    if (line.redemptionId === null || line.fate === 'duplicate') return line;
    const parcel = found.get(line.redemptionId);
    if (parcel === undefined) return { ...line, fate: 'unknown' };
    const fate = fateOfParcel(line, parcel);
    return fate === null ? line : { ...line, fate };
  });
}

function fateOfParcel(
  { trackingNumber: number }: ParcelLine,
  { status, requires_shipping, tracking_number, may_decide }: FoundParcel,
): ParcelFate | null {
  if (!requires_shipping) return 'no_parcel';
  if (status === 'shipped' || status === 'completed') {
    if (number === '') return null;
    return number === tracking_number ? 'same' : 'other_number';
  }
  if (status !== 'approved') return 'not_approved';
  return may_decide ? null : 'own';
}

/** How many lines have which outcome. */
export function countParcelFates(lines: readonly ParcelLine[]): Record<ParcelFate, number> {
  const counts: Record<ParcelFate, number> = {
    shipped: 0,
    same: 0,
    bad_request: 0,
    unknown: 0,
    no_parcel: 0,
    not_approved: 0,
    other_number: 0,
    own: 0,
    duplicate: 0,
    no_number: 0,
    bad_number: 0,
    number_used: 0,
    no_carrier: 0,
    bad_carrier: 0,
  };
  for (const { fate } of lines) counts[fate]++;
  return counts;
}

/** The lines that are not shipped first, then the others, each in the order of the list. */
export function parcelLinesToShow(lines: readonly ParcelLine[]): ParcelLine[] {
  const isShipped = ({ fate }: ParcelLine) => fate === 'shipped';
  return [...lines.filter((line) => !isShipped(line)), ...lines.filter(isShipped)];
}
