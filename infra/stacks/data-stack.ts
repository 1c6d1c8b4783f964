import { Stack, type StackProps } from "aws-cdk-lib";
import type { Construct } from "constructs";
import { DataTable } from "../constructs/data-table.ts";
import { allowCloudFront, imagesBucket } from "../constructs/files.ts";
import { Mail } from "../constructs/mail.ts";
import { SignInPool } from "../constructs/user-pool.ts";
import type { Stage } from "../stages.ts";
import { distributionParameter } from "./distribution-parameter.ts";
import { writeStackParameters } from "./stack-parameters.ts";

/** Resources that must survive: data, pictures, users, and the sending domain of emails. */
export class DataStack extends Stack {
	constructor(scope: Construct, id: string, { stage, ...props }: StackProps & { stage: Stage }) {
		super(scope, id, { ...props, terminationProtection: stage.target === "aws" });

		const table = new DataTable(this, "Data");
		const images = imagesBucket(this, "Images", stage.siteUrl);
		if (stage.target === "aws") allowCloudFront(images, distributionParameter(this));
		const people = new SignInPool(this, "SignIn", { stage });
		const mail = new Mail(this, "Mail", { stage });

		writeStackParameters(this, stage, {
			tableName: table.tableName,
			tableStreamArn: table.streamArn,
			imagesBucket: images.bucketName,
			userPoolId: people.userPoolId,
			mailConfigurationSet: mail.configurationSet,
		});
	}
}
