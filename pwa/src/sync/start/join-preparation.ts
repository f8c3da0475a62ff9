import type { ExamEngine, PrepareState } from '../ports/exam-session.ts';

type Prepare = ExamEngine['prepare'];

interface Run {
  jadwal: Parameters<Prepare>[0];
  states: Map<string, PrepareState>;
  told: Parameters<Prepare>[1][];
  done: Promise<void>;
}

/**
 * Who asks for the very list that is being prepared hears how far that is, and waits for it: a login begins what the dashboard
 * goes on with. Another list, or the same one asked of the server anew, is a run of its own.
 */
export function joinPreparation(prepare: Prepare): Prepare {
  let run: Run | undefined;
  return (jadwal, onState) => {
    if (run?.jadwal === jadwal) {
      for (const [id, state] of run.states) onState(id, state);
      run.told.push(onState);
      return run.done;
    }
    const states: Run['states'] = new Map();
    const told: Run['told'] = [onState];
    const done = prepare(jadwal, (id, state) => {
      states.set(id, state);
      for (const tell of told) tell(id, state);
    }).finally(() => {
      if (run === own) run = undefined;
    });
    const own = (run = { jadwal, states, told, done });
    return done;
  };
}
