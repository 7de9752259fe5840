/// The owner's settings.

// They decide what is promised and what is to be paid, so an impossible number is refused.

onRecordUpdateRequest((e) => require(`${__hooks}/built/server.js`).checkWorkroom(e), 'shop')
onRecordUpdateRequest((e) => require(`${__hooks}/built/server.js`).checkFittings(e), 'shop')
onRecordUpdateRequest((e) => require(`${__hooks}/built/server.js`).checkPayment(e), 'shop')
onRecordUpdateRequest((e) => require(`${__hooks}/built/server.js`).checkTax(e), 'shop')
onRecordUpdateRequest((e) => require(`${__hooks}/built/server.js`).checkMessages(e), 'shop')

// Compare-and-set, as the owner edits them on several devices.

onRecordUpdateRequest((e) => require(`${__hooks}/built/server.js`).compareAndSet(e), 'shop')
