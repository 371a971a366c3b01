/** Lists that are put in order by hand. */
export const lists = {
  handle: 'Move “{{name}}”',
  up: 'Move “{{name}}” up',
  down: 'Move “{{name}}” down',
  instructions:
    'Press space or enter to lift it, move it with the arrow keys, press space or enter again to put it down, or escape to leave it where it was.',
  lifted: '“{{name}}” is lifted.',
  moved: '“{{name}}” is now number {{place}} of {{total}}.',
  dropped: '“{{name}}” is put down as number {{place}} of {{total}}.',
  stale: 'Somebody else has changed this list meanwhile. You see it as it is now.',
  cancelled: '“{{name}}” stays where it was.',
} as const;
