import { useEffect, useState } from 'react';
import { CallError } from '../../http/call-error.ts';
import { Button, type ButtonProps } from '../../ui/button.tsx';

/** Seconds that a refusal asks to wait before the next try; 0: none. */
function tungguDetik(problem: unknown): number {
  const { tunggu_detik } = (problem instanceof CallError && problem.data ? problem.data : {}) as {
    tunggu_detik?: unknown;
  };
  return typeof tunggu_detik === 'number' ? tunggu_detik : 0;
}

/** A button for the next try. Where `problem` asks to wait, it counts the seconds and can be pressed after them. */
export function WaitButton({ problem, children, disabled, ...rest }: ButtonProps & { problem: unknown }) {
  const [counted, setCounted] = useState<unknown>();
  const [left, setLeft] = useState(0);
  if (problem !== counted) {
    setCounted(problem);
    setLeft(tungguDetik(problem));
  }
  useEffect(() => {
    if (left <= 0) return;
    const timer = setTimeout(() => {
      setLeft(left - 1);
    }, 1_000);
    return () => {
      clearTimeout(timer);
    };
  }, [left]);
  return (
    <Button {...rest} disabled={disabled === true || left > 0}>
      {children}
      {left > 0 && ` (${left} detik)`}
    </Button>
  );
}
