/** Lists that are put in order by hand. */
export const lists = {
  handle: 'Move “{{name}}”',
  up: 'Move “{{name}}” up',
  down: 'Move “{{name}}” down',
  instructions:
    'Press Space or Enter to pick it up, move it with the arrow keys, press Space or Enter again to drop it, or Escape to cancel.',
  lifted: '“{{name}}” is picked up.',
  moved: '“{{name}}” is now number {{place}} of {{total}}.',
  dropped: '“{{name}}” is dropped as number {{place}} of {{total}}.',
  stale: 'Someone else has just changed this list. This is the current order.',
  cancelled: '“{{name}}” stays where it was.',
} as const;
