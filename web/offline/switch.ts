/** Off, a release takes the worker out of every browser that has it: see docs/runbook.md. */
export const workerIsOn = true;
