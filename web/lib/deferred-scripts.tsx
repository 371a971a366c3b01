import {
  Children,
  cloneElement,
  Fragment,
  isValidElement,
  type LinkHTMLAttributes,
  type PropsWithChildren,
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
  return (
    <>
      {also.map((file) => (
        <link key={file} rel={LATER} href={file} />
      ))}
      {deferScript(scripts)}
      <script
        nonce={nonce}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a text of this file.
        dangerouslySetInnerHTML={{ __html: `(${startAfterPaint})()` }}
      />
    </>
  );
}

/** Types that browsers do not execute. */
const LATER = 'later';

function deferScript(node: ReactNode): ReactNode {
  return Children.map(node, (child) => {
    if (isValidElement<PropsWithChildren>(child) && child.type === Fragment) {
      return deferScript(child.props.children);
    }
    if (isValidElement<LinkHTMLAttributes<HTMLLinkElement>>(child) && child.type === 'link') {
      return child.props.rel === 'modulepreload' ? cloneElement(child, { rel: LATER }) : child;
    }
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
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    const add = (tag, from, values) => {
      const element = Object.assign(document.createElement(tag), values, { nonce: from.nonce });
      document.head.append(element);
      element.remove();
    };
    const waiting = [...document.querySelectorAll('link[rel=later]')];
    const hydrateNow = () => {
      for (const script of document.querySelectorAll('script[type=later]')) {
        add('script', script, { type: 'module', textContent: script.textContent });
      }
    };
    // A few at a time: starting a request takes a slow phone some milliseconds.
    const fetchSome = () => {
      const end = performance.now() + 5;
      while (waiting.length > 0 && performance.now() < end) {
        const link = waiting.shift();
        add('link', link, { rel: 'modulepreload', href: link.href });
      }
      if (waiting.length > 0) setTimeout(fetchSome);
      else hydrateNow();
    };
    fetchSome();
  };
  // A tab in the background is not painted.
  if (document.hidden) start();
  document.addEventListener('visibilitychange', start, { once: true });
  requestAnimationFrame(() => setTimeout(start));
}`.replace(/\n +(\/\/.*)?/g, '\n');
