/// Whatever goes wrong while something is stored ends here: this part is the outermost of all.
onRecordCreateRequest((e) => require(`${__hooks}/lib/failures.js`).guarded(e))
onRecordUpdateRequest((e) => require(`${__hooks}/lib/failures.js`).guarded(e))
onRecordDeleteRequest((e) => require(`${__hooks}/lib/failures.js`).guarded(e))
