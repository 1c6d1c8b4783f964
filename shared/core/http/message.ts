import * as z from "zod/mini";

/** An answer that only says, in English, what was done. */
export const Message = z.object({ message: z.string() });
