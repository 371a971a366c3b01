import { type RefObject, useCallback, useEffect, useState } from 'react';

/** The variant of an iPhone: only the picture itself can fill its screen. */
interface PhoneVideo {
  webkitEnterFullscreen?: () => void;
}

interface Mode {
  isOn: boolean;
  isPossible: boolean;
  toggle: () => void;
}

/** The whole player in full screen; on an iPhone the picture alone. */
export function useFullscreen(
  player: RefObject<HTMLElement | null>,
  media: RefObject<HTMLMediaElement | null>,
): Mode {
  const [isOn, setOn] = useState(false);
  const [isPossible, setPossible] = useState(false);

  useEffect(() => {
    const video = media.current;
    const canPhone = video !== null && 'webkitEnterFullscreen' in video;
    setPossible(video?.tagName === 'VIDEO' && (document.fullscreenEnabled || canPhone));
    const look = () =>
      setOn(document.fullscreenElement !== null && document.fullscreenElement === player.current);
    document.addEventListener('fullscreenchange', look);
    return () => document.removeEventListener('fullscreenchange', look);
  }, [media, player]);

  const toggle = useCallback(() => {
    if (document.fullscreenElement !== null) {
      void document.exitFullscreen().catch(() => undefined);
    } else if (document.fullscreenEnabled) {
      void player.current?.requestFullscreen().catch(() => undefined);
    } else (media.current as PhoneVideo | null)?.webkitEnterFullscreen?.();
  }, [media, player]);

  return { isOn, isPossible, toggle };
}

/** Picture-in-picture. */
export function useMiniature(media: RefObject<HTMLMediaElement | null>): Mode {
  const [isOn, setOn] = useState(false);
  const [isPossible, setPossible] = useState(false);

  useEffect(() => {
    const element = media.current;
    if (!(element instanceof HTMLVideoElement)) return;
    setPossible(document.pictureInPictureEnabled === true);
    const look = () => setOn(document.pictureInPictureElement === element);
    element.addEventListener('enterpictureinpicture', look);
    element.addEventListener('leavepictureinpicture', look);
    return () => {
      element.removeEventListener('enterpictureinpicture', look);
      element.removeEventListener('leavepictureinpicture', look);
    };
  }, [media]);

  const toggle = useCallback(() => {
    const element = media.current;
    if (!(element instanceof HTMLVideoElement)) return;
    const change = document.pictureInPictureElement
      ? document.exitPictureInPicture()
      : element.requestPictureInPicture();
    change.catch(() => undefined);
  }, [media]);

  return { isOn, isPossible, toggle };
}
