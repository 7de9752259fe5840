/// The outermost hooks: they catch every error that is thrown while a record is written. Our own
/// routes have the same as a middleware.
onRecordCreateRequest((e) => require(`${__hooks}/lib/failures.js`).guarded(e))
onRecordUpdateRequest((e) => require(`${__hooks}/lib/failures.js`).guarded(e))
onRecordDeleteRequest((e) => require(`${__hooks}/lib/failures.js`).guarded(e))
onRecordConfirmPasswordResetRequest((e) => require(`${__hooks}/lib/failures.js`).guarded(e))
