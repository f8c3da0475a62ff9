import { useCallback, useState } from 'react';

/** Whether the element that gets `ref` stands on the screen, at least half of it. */
export function useTampak(): { ref: (element: Element) => () => void; isTampak: boolean } {
  const [isTampak, setTampak] = useState(false);
  const ref = useCallback((element: Element) => {
    const observer = new IntersectionObserver(
      ([entry]) => setTampak(document.visibilityState === 'visible' && entry?.isIntersecting === true),
      { threshold: 0.5 },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, isTampak };
}
