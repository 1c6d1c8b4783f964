/** If false, the next release removes the service worker from all browsers: see docs/runbook.md. */
export const workerIsOn = true;
