/** Tells the operator why a backup was not made, restored or moved. */
export class BackupRefusedError extends Error {}
