import {
  type LinkProps,
  type NavLinkProps,
  Link as RouterLink,
  NavLink as RouterNavLink,
} from 'react-router';

/**
 * The router’s links, without the mark by which it would discover their routes: it knows them
 * all from the start (`react-router.config.ts`), and a page has dozens of links.
 */
export function Link(props: LinkProps) {
  return <RouterLink discover="none" {...props} />;
}

export function NavLink(props: NavLinkProps) {
  return <RouterNavLink discover="none" {...props} />;
}
