import { webcrypto } from "node:crypto";
import { TextDecoder, TextEncoder } from "node:util";

/** What jsdom lacks and pages and libraries need, react-router at import time. */
Object.assign(globalThis, { TextDecoder, TextEncoder });
if (!globalThis.crypto?.randomUUID)
	Object.defineProperty(globalThis, "crypto", { value: webcrypto, configurable: true });
// A form frees the preview of its picture, of which jsdom has none.
URL.revokeObjectURL ??= () => undefined;
// What waits to be sent is sent under a lock.
globalThis.navigator ??= {} as Navigator;
if (!navigator.locks)
	Object.assign(navigator, { locks: { request: (_: string, run: () => unknown) => run() } });
