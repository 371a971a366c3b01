import { describe, expect, it } from 'vitest';
import type { RedemptionStatus } from '#domain/redemption-status.ts';
import { redemptionMilestones } from './redemption-milestones.ts';

const event = (status: RedemptionStatus, hour: number) => ({
  status,
  at: `2026-11-02T${String(hour).padStart(2, '0')}:00:00Z`,
  by: '',
  note: '',
  is_correction: false,
});

describe('the milestones of a request', () => {
  it.each<[RedemptionStatus, boolean, RedemptionStatus[], string]>([
    ['pending', true, ['pending'], 'pending:now approved:coming shipped:coming completed:coming'],
    ['pending', false, ['pending'], 'pending:now approved:coming completed:coming'],
    [
      'approved',
      true,
      ['pending', 'approved'],
      'pending:done approved:now shipped:coming completed:coming',
    ],
    [
      'shipped',
      true,
      ['pending', 'approved', 'shipped'],
      'pending:done approved:done shipped:now completed:coming',
    ],
    [
      'completed',
      false,
      ['pending', 'approved', 'completed'],
      'pending:done approved:done completed:now',
    ],
    [
      'rejected',
      true,
      ['pending', 'approved', 'rejected'],
      'pending:done approved:done rejected:now',
    ],
    ['cancelled', true, ['pending', 'cancelled'], 'pending:done cancelled:now'],
  ])('%s (shipped: %s) after %j', (status, requires_shipping, happened, expected) => {
    const events = happened.map((one, i) => event(one, i + 1)).reverse();
    const steps = redemptionMilestones({
      status,
      requires_shipping,
      fulfils_itself: false,
      events,
    });
    expect(steps.map((step) => `${step.status}:${step.state}`).join(' ')).toBe(expected);
  });

  it('of a code or a course end with its approval', () => {
    const steps = redemptionMilestones({
      status: 'pending',
      requires_shipping: false,
      fulfils_itself: true,
      events: [event('pending', 1)],
    });
    expect(steps.map(({ status, state }) => `${status}:${state}`)).toEqual([
      'pending:now',
      'completed:coming',
    ]);
  });

  it('show a corrected address at the status in which it was corrected', () => {
    const events = [
      event('pending', 1),
      { ...event('pending', 2), is_correction: true },
      event('approved', 3),
      { ...event('approved', 4), is_correction: true },
    ];
    const steps = redemptionMilestones({
      status: 'approved',
      requires_shipping: true,
      fulfils_itself: false,
      events,
    });
    expect(steps.map(({ status, corrections }) => [status, corrections.length])).toEqual([
      ['pending', 1],
      ['approved', 1],
      ['shipped', 0],
      ['completed', 0],
    ]);
  });

  it('show a corrected parcel at the shipping, without a milestone of its own', () => {
    const events = [
      event('approved', 1),
      event('shipped', 2),
      event('completed', 3),
      { ...event('completed', 4), is_correction: true },
    ];
    const steps = redemptionMilestones({
      status: 'completed',
      requires_shipping: true,
      fulfils_itself: false,
      events,
    });
    expect(
      steps.map(({ status, state, corrections }) => [status, state, corrections.length]),
    ).toEqual([
      ['approved', 'done', 0],
      ['shipped', 'done', 1],
      ['completed', 'now', 0],
    ]);
  });
});
