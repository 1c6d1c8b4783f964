import { log } from "../log.ts";

/** `npm start` runs 64 handlers at once, some with several requests to the table; a Lambda needs a few. */
const maxSockets = 256;

/** What every client of AWS is made with. Its own logger would write down what is sent, so only the connection's is set. */
export const awsClient = {
	requestHandler: { httpAgent: { maxSockets }, httpsAgent: { maxSockets }, logger: log },
};
