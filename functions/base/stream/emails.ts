import { type MailOrder, queue } from "../../core/outside/queue.ts";
import { atEndOfBatch } from "./batch.ts";

/** Emails to be sent; they are queued together at the end of the batch. */
export const emails = atEndOfBatch<MailOrder>("mails", (orders) => queue.get().send([...orders]));
