import { webcrypto } from "node:crypto";
import { TextEncoder } from "node:util";

/** What jsdom lacks and libraries need at import time, such as react-router. */
Object.assign(globalThis, { TextEncoder });
if (!globalThis.crypto?.randomUUID)
	Object.defineProperty(globalThis, "crypto", { value: webcrypto, configurable: true });
