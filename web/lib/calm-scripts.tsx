import {
  Children,
  cloneElement,
  Fragment,
  isValidElement,
  type LinkHTMLAttributes,
  type PropsWithChildren,
  type ReactNode,
} from 'react';
import { Scripts } from 'react-router';

/**
 * The router’s scripts with their preloads at low priority: the page is readable without
 * them, so on a slow line they must not compete with its style sheet and its own text.
 */
export function CalmScripts() {
  // Called, not rendered: only so can its preloads be reached. It is a component with hooks,
  // called once and unconditionally, as a hook is.
  return <>{calm(Scripts({}))}</>;
}

function calm(node: ReactNode): ReactNode {
  return Children.map(node, (child) => {
    if (isValidElement<PropsWithChildren>(child) && child.type === Fragment) {
      return calm(child.props.children);
    }
    if (isValidElement<LinkHTMLAttributes<HTMLLinkElement>>(child) && child.type === 'link') {
      return cloneElement(child, { fetchPriority: 'low' });
    }
    return child;
  });
}
