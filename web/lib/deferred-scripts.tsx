import {
  Children,
  cloneElement,
  Fragment,
  isValidElement,
  type LinkHTMLAttributes,
  type PropsWithChildren,
  type ReactElement,
  type ReactNode,
  type ScriptHTMLAttributes,
} from 'react';
import { Scripts } from 'react-router';
import { useNonce } from './nonce.ts';

interface DeferredScriptsProps {
  /** Further files that hydration needs. */
  also: readonly string[];
}

/**
 * The router’s scripts, loaded once the page has been painted: it is readable without them, so on a
 * slow connection they must not compete with its style sheet and its own text, nor on a slow phone
 * with its first frame (docs/decisions/0096).
 */
export function DeferredScripts({ also }: DeferredScriptsProps) {
  const nonce = useNonce();
  // Called, not rendered: only so can its output be changed. It is a component with hooks, called
  // once and unconditionally, as a hook is.
  const scripts = Scripts({});
  // In development the scripts change while the page is open and start by themselves.
  if (import.meta.env.DEV) return scripts;
  const files = [...also, ...preloadsIn(scripts)];
  return (
    <>
      {deferScript(scripts)}
      <script
        nonce={nonce}
        data-files={files.join(' ')}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a text of this file.
        dangerouslySetInnerHTML={{ __html: `(${startAfterPaint})()` }}
      />
    </>
  );
}

/** A type that browsers do not execute. */
const LATER = 'later';

const isPreload = (node: ReactNode): node is ReactElement<LinkHTMLAttributes<HTMLLinkElement>> =>
  isValidElement<LinkHTMLAttributes<HTMLLinkElement>>(node) &&
  node.type === 'link' &&
  node.props.rel === 'modulepreload';

/** The files that a page would fetch before its style sheet. */
function preloadsIn(node: ReactNode): string[] {
  return Children.toArray(node).flatMap((child) => {
    if (isPreload(child)) return child.props.href ?? [];
    return isFragment(child) ? preloadsIn(child.props.children) : [];
  });
}

const isFragment = (node: ReactNode): node is ReactElement<PropsWithChildren> =>
  isValidElement<PropsWithChildren>(node) && node.type === Fragment;

/** Without its preloads, which the page names in one list, and with a script that waits. */
function deferScript(node: ReactNode): ReactNode {
  return Children.map(node, (child) => {
    if (isFragment(child)) return deferScript(child.props.children);
    if (isPreload(child)) return null;
    if (isValidElement<ScriptHTMLAttributes<HTMLScriptElement>>(child) && child.type === 'script') {
      return child.props.type === 'module' ? cloneElement(child, { type: LATER }) : child;
    }
    return child;
  });
}

/**
 * Serialized and run in the page, so it references nothing outside of it. The elements that it adds
 * are removed at once: the requests continue, and React finds the page unchanged.
 */
const startAfterPaint = `() => {
  const { dataset, nonce } = document.currentScript;
  const files = dataset.files.split(' ');
  const add = (tag, values) => {
    const element = Object.assign(document.createElement(tag), values, { nonce });
    document.head.append(element);
    element.remove();
  };
  // A few at a time: starting a request takes a slow phone some milliseconds.
  const fetchSome = () => {
    const end = performance.now() + 5;
    while (files.length > 0 && performance.now() < end) {
      add('link', { rel: 'modulepreload', href: files.shift() });
    }
    if (files.length > 0) return setTimeout(fetchSome);
    for (const { textContent } of document.querySelectorAll('script[type=later]')) {
      add('script', { type: 'module', textContent });
    }
  };
  let isStarted = false;
  const start = () => {
    if (!isStarted) fetchSome();
    isStarted = true;
  };
  // A tab in the background is not painted.
  if (document.hidden) start();
  document.addEventListener('visibilitychange', start, { once: true });
  requestAnimationFrame(() => setTimeout(start));
}`.replace(/\n +(\/\/.*)?/g, '\n');
