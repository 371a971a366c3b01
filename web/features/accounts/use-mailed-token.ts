import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { tokenIn } from '#domain/mailed-links.ts';

/**
 * The token of the mailed link that opened the page, from behind its `#`; links of earlier versions
 * had it in the query. It is removed from the address: addresses are stored in histories, and
 * copied.
 * @returns null until scripts have read it; empty where the link has none
 */
export function useMailedToken(): string | null {
  const [token, setToken] = useState<string | null>(null);
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    const query = new URLSearchParams(search);
    const inHash = hash.startsWith('#token=') ? tokenIn(hash) : '';
    const found = inHash || query.get('token')?.trim() || '';
    setToken((known) => (found === '' && known !== null ? known : found));
    if (found === '') return;
    query.delete('token');
    void navigate(
      { pathname, search: query.toString() },
      { replace: true, preventScrollReset: true },
    );
  }, [navigate, pathname, search, hash]);
  return token;
}
