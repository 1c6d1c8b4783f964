/** A minimal function: what remains is Node itself. */
export const handler = async () => ({ statusCode: 200, body: "{}" });
