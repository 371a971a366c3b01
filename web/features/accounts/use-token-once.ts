import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/**
 * The data loaded for the token of a mailed link, kept while the token is removed from the address:
 * addresses are stored in histories, and copied.
 */
export function useTokenOnce<Loaded>(loaded: Loaded): Loaded {
  const [first] = useState(loaded);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    const query = new URLSearchParams(search);
    if (!query.has('token')) return;
    query.delete('token');
    void navigate(
      { pathname, search: query.toString() },
      { replace: true, preventScrollReset: true },
    );
  }, [navigate, pathname, search]);
  return first;
}
