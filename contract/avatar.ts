import { z } from 'zod';
import { user } from './accounts.ts';
import { defineCall } from './call.ts';
import { nothing } from './fields.ts';

const changedUser = z.object({ user });

/** What a person shows of themselves beside their name. */
export const avatarCalls = {
  set: defineCall({
    name: 'accounts.setAvatar',
    method: 'POST',
    naturalKey: 'The user: the picture is the one that was sent last.',
    path: '/users/avatar',
    access: 'learner',
    summary:
      'Sets the caller’s picture, as multipart one file (PNG, JPG or WEBP, 2 MB, best a square ' +
      'of 384 pixels); a later one replaces it. Everybody may fetch it.',
    takesFile: 'avatar',
    body: nothing,
    data: changedUser,
    failures: ['TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'],
  }),
  remove: defineCall({
    name: 'accounts.removeAvatar',
    method: 'DELETE',
    path: '/users/avatar',
    access: 'learner',
    summary: 'Removes the caller’s picture; without one nothing happens.',
    data: changedUser,
  }),
};
