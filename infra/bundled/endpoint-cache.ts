/**
 * Replaces the package `@aws-sdk/endpoint-cache` in deployed bundles: our settings never use
 * endpoint discovery.
 */
export class EndpointCache {}
