import { Validations } from "aws-cdk-lib";
import { Secret } from "aws-cdk-lib/aws-secretsmanager";
import { Construct } from "constructs";

/** A word that CloudFront and the functions share, so that the API answers nobody who goes round CloudFront. */
export class EdgeKey extends Construct {
	/** A reference that CloudFormation resolves while it deploys; the template never holds the word. */
	readonly reference: string;

	constructor(scope: Construct, id: string) {
		super(scope, id);
		const secret = new Secret(this, "Secret", {
			generateSecretString: { excludePunctuation: true, passwordLength: 43 },
		});
		this.reference = secret.secretValue.unsafeUnwrap();
		Validations.of(secret).acknowledge({
			id: "AwsSolutions-SMG4",
			reason: "Both ends read it when the stack is deployed, so it is changed by a deployment, never by itself.",
		});
	}
}
