/**
 * Packages that are held back from their newest version, and why. Remove an entry as soon as its
 * reason no longer applies.
 */
export const held: Record<string, string> = {
	node: "Functions run on nodejs24.x, and every machine runs what Lambda runs.",
	"@types/node": "Describes the Node that functions run on, 24.",
	"aws-cdk": "3.0.0 refuses the assemblies of aws-cdk-lib 2.",
	stylis:
		"emotion bundles 4.2.0; beside a newer one, placeholders throw under the plugin for Arabic.",
	"@aws-sdk/client-cognito-identity-provider": "All deployed clients of the SDK have one version.",
	"@aws-sdk/client-s3": "All deployed clients of the SDK have one version.",
	"@aws-sdk/client-ses": "All deployed clients of the SDK have one version.",
	"@aws-sdk/client-sqs": "All deployed clients of the SDK have one version.",
};
