import type { Row } from './report/row.ts';
import type { BenchSchool } from './school/bench-school.ts';

/** What somebody asked of the whole run. */
export interface Run {
  /** Length of one measurement. */
  ms: number;
  /** Of the full house. */
  participants: number;
  /** Folder for a CPU profile of the server; '' is none. */
  profile: string;
  /** Another checkout, built, for the part that compares with it; '' is none. */
  beside: string;
}

/** The school that a part is measured on: made for it alone, as is its server. */
export interface Needs {
  participants: number;
  /** Adds to its data before the server starts. */
  fill?(dataDir: string): Promise<void> | void;
}

interface OnSchool {
  name: string;
  /** SQLite unless named. */
  engine?: 'PostgreSQL';
  needs(run: Run): Needs;
  /** The figures, each as soon as it is known: what stands stays when the part fails later. */
  rows(run: Run, school: BenchSchool): AsyncIterable<Row>;
}

interface WithoutSchool {
  name: string;
  rows(run: Run): AsyncIterable<Row>;
}

/** Some figures that are measured together, with their budgets. Each part runs in a process of its own. */
export type Part = OnSchool | WithoutSchool;
