"""docker-compose 1.29, Debian's, as it would run the product's file if it were Compose 2.15 or newer.

It hands `systempaths=unconfined` to the daemon, which knows no such option. The newer one translates
it, as here: no path of /proc is masked or read-only.
"""

import sys

from compose import service
from compose.cli.main import main

original = service.Service._get_container_host_config


def with_systempaths(self, *args, **kwargs):
    options = self.options.get('security_opt') or []
    texts = [option if isinstance(option, str) else option.value for option in options]
    if 'systempaths=unconfined' not in texts:
        return original(self, *args, **kwargs)
    kept = [option for option, text in zip(options, texts) if text != 'systempaths=unconfined']
    self.options['security_opt'] = kept
    try:
        config = original(self, *args, **kwargs)
    finally:
        self.options['security_opt'] = options
    return {**config, 'MaskedPaths': [], 'ReadonlyPaths': []}


service.Service._get_container_host_config = with_systempaths
sys.exit(main())
