import { testBadInput } from '#server/testing/bad-input.ts';

testBadInput('learner');
