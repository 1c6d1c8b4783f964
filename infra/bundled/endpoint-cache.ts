/** Stands for the package `@aws-sdk/endpoint-cache` in what is deployed: no address is ever discovered. */
export class EndpointCache {}
