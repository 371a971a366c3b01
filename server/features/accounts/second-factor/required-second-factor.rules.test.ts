import { expect, test } from 'vitest';
import type { SecondFactorFor } from '#contract/second-factor.ts';
import {
  factorDefaultAt,
  factorRequiredFor,
  isFactorRequired,
} from './required-second-factor.rules.ts';

test.each([
  ['student', 'staff', false],
  ['teacher', 'staff', true],
  ['admin', 'staff', true],
  ['teacher', 'admins', false],
  ['admin', 'admins', true],
  ['admin', 'none', false],
] as const)('of a %s it is required where %s need it: %s', (role, requiredFor, isRequired) => {
  expect(isFactorRequired(role, requiredFor)).toBe(isRequired);
});

const at = (day: number) => new Date(Date.UTC(2026, 2, day));
const settings = (value: SecondFactorFor, chosenAt: Date | null, defaultAt: Date | null) => ({
  second_factor_for: value,
  second_factor_chosen_at: chosenAt,
  second_factor_default_at: defaultAt,
});

test.each([
  ['nothing was announced', settings('none', null, null), true, 'none', null],
  ['it is announced for later', settings('none', null, at(15)), true, 'none', at(15)],
  ['its time has come', settings('none', null, at(14)), true, 'admins', at(14)],
  ['the academy has no public address', settings('none', null, at(14)), false, 'none', null],
  ['nobody was chosen', settings('none', at(1), at(14)), true, 'none', null],
  ['staff were chosen', settings('staff', at(1), null), true, 'staff', null],
  ['an older version wrote the choice', settings('admins', null, at(15)), true, 'admins', null],
] as const)('where %s', (_, stored, isPublic, requiredFor, defaultAt) => {
  const moment = { isPublic, now: at(14) };
  expect(factorRequiredFor(stored, moment)).toBe(requiredFor);
  expect(factorDefaultAt(stored, moment)).toEqual(defaultAt);
});
