import type { ReactNode } from 'react';
import { Detail } from '../../ui/detail.tsx';
import { CallError } from '../../http/call-error.ts';
import { detailOf, messageOf } from '../port/staff-port.ts';

/** What stood behind the sentence of a failure, for who is called to help; nothing where the sentence says all (N44). */
export function ErrorDetail({ error }: { error: unknown }) {
  const detail = detailOf(error);
  if (detail === undefined) return null;
  // The written sentence of a 404 speaks of a page; what is missing, and the way on, stands here.
  const isOpen = error instanceof CallError && error.httpStatus === 404;
  return <Detail isOpen={isOpen}>{detail}</Detail>;
}

/** Failures as they were drawn: notices of equal ones, which are known by identity, replace each other. */
const drawn = new Map<string, ReactNode>();

/** The sentence of a failure with its detail, for a notice. */
export function noticeOf(error: unknown): ReactNode {
  const message = messageOf(error);
  const detail = detailOf(error);
  if (detail === undefined) return message;
  const key = `${message}\n${detail}`;
  const known = drawn.get(key) ?? (
    <>
      {message}
      <ErrorDetail error={error} />
    </>
  );
  drawn.set(key, known);
  return known;
}
