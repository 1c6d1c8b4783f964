import * as z from "zod/mini";

/** An answer with one sentence, in English, about what was done. */
export const Message = z.object({ message: z.string() });
