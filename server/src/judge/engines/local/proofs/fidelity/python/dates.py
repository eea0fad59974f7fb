import calendar
import sys
from datetime import date, datetime, timedelta, timezone

n = len(sys.stdin.buffer.read())
day = date(2024, 2, 28) + timedelta(days=n)
print(day, day.strftime('%A %d %B %Y'), day.isocalendar())
print(datetime(2000, 1, 1, tzinfo=timezone.utc).timestamp(), datetime.fromisoformat('2011-11-04T00:05:23'))
print(calendar.monthrange(2024, 2), calendar.isleap(day.year), calendar.month(2024, 2))
