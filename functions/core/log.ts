import { Logger } from "@aws-lambda-powertools/logger";

/** Structured log. Never pass it bodies, cookies, addresses of people or tokens. */
export const log = new Logger({ serviceName: process.env.SERVICE_NAME ?? "kyokushin" });
